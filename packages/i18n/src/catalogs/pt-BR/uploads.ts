import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/uploads.ts';

export default {
  ...portuguese,
  file: 'Arquivo',
  fileMissing: 'Escolha um arquivo de no máximo 2 MB.',
  lead: 'Até 200 envios de um arquivo. Você vê cada preço antes de reservar.',
  listTitle: 'Seus arquivos',
  none: 'Nenhum arquivo enviado ainda.',
  uploadFailed: 'O arquivo não foi enviado. Tente novamente.',
  upload: 'Enviar e verificar',
  working: 'O arquivo está sendo lido e verificado. Leva alguns segundos.',
  'fault.not_utf8': 'O arquivo não é UTF-8. Salve-o como CSV UTF-8 ou XLSX.',
  'fault.too_many_rows': 'O arquivo tem mais de 200 envios. Divida-o.',
  'fault.no_rows': 'O arquivo não tem envios abaixo dos títulos.',
  'fault.other': 'O arquivo não pode ser lido como tabela. Salve-o de novo e envie-o.',
  noCredit:
    'Os arquivos são reservados a crédito, e sua conta ainda não tem limite. Escreva para nós.',
  nothingGood: 'Nenhuma linha deste arquivo pode ser reservada. Corrija-o e envie-o de novo.',
  bookedBefore: 'Um arquivo com o mesmo conteúdo já foi reservado.',
  earlier: 'Ver o arquivo anterior',
} satisfies Catalog<'uploads'>;
