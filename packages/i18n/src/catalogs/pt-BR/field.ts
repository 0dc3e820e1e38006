import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/field.ts';

export default {
  ...portuguese,
  lead: 'Um minuto antes do primeiro turno: a câmera lê as etiquetas, o leitor funciona e o celular guarda o que deve?',
  'camera.title': 'Câmera',
  'camera.start': 'Ligar a câmera',
  'camera.stop': 'Desligar a câmera',
  'camera.picture': 'O que a câmera vê',
  'camera.none': 'Nenhuma câmera foi encontrada, ou esta página não foi aberta por https.',
  'camera.denied':
    'A câmera não é permitida aqui. Permita-a para este site nas configurações do navegador e tente de novo.',
  'camera.busy': 'Outro aplicativo usa a câmera. Feche-o e tente de novo.',
  'scanner.text': 'Leia agora qualquer etiqueta. Não é preciso tocar em nada antes.',
  'sound.text': 'Cada sinal é diferente. Você consegue distingui-los com o celular no bolso?',
  'sound.help': 'Aumente o volume e desligue o modo silencioso e o “Não perturbe”.',
  metaTitle: 'Testar este aparelho | Waypost',
  title: 'Testar este aparelho',
  'sound.noVibration': 'Este aparelho não vibra.',
  'state.untried': 'Não testado',
  'storage.try': 'Testar o armazenamento',
  'storage.text': 'Guarda 30 MB, o que as fotos de um turno ocupam, e os apaga em seguida.',
  'storage.deletable':
    'O navegador pode apagar o que está guardado se faltar espaço. Adicione esta página à tela inicial, abra-a por ali e tente de novo. Há {size} livres.',
  'clock.text': 'Compara o relógio do celular com o nosso.',
  'clock.wrong':
    '{seconds, plural, one {Errado em # segundo.} other {Errado em # segundos.}} Deixe o celular receber a hora da rede.',
  'clock.away': 'Não foi possível falar conosco. Tente de novo quando houver rede.',
  'app.name': 'Waypost em campo',
  'enrol.title': 'Configurar este aparelho',
  'enrol.text':
    'Leia o código que o escritório mostra para este aparelho. Ele vale por 15 minutos.',
  'enrol.busy': 'Configurando o aparelho…',
  'enrol.done': 'Este aparelho agora é “{name}” de {hub}.',
  'enrol.home': 'Adicione esta página à tela inicial, para que o navegador guarde o que está aqui.',
  'enrol.notCode': 'Esse não é o código de um aparelho.',
  'start.badge': 'Crachá',
  'start.badgeHelp': 'Leia ou digite o código dele.',
  'start.scanBadge': 'Ler o crachá',
  'start.notBadge': 'Esse não é o código de um crachá.',
  'lock.title': 'Digite seu PIN',
  'lock.gone':
    'Cinco PINs errados: o que estava lacrado neste celular foi fechado. Comece o turno de novo onde houver rede. Nada do que foi lido se perdeu.',
  'receive.title': 'Recebimento',
  'sort.noList': 'Ainda não há lista neste celular',
  'scan.cash': 'Pagamento na entrega',
  'scan.undo': 'Desfazer',
  'scan.type': 'Digitar o número',
  'verdict.undone': 'Desfeito',
  'verdict.not_stored.text':
    'O celular não tem espaço ou armazenamento. Use outro e leia o volume de novo.',
  'verdict.not_mine': 'Não é da sua rota',
  'lookUp.away': 'Sem rede, e este celular não o conhece.',
  'lookUp.fromList': 'Sem rede: é isto que a lista deste celular sabe.',
  'unsent.count':
    '{count, plural, =0 {Tudo foi enviado.} one {# ação está só neste celular.} other {# ações estão só neste celular.}}',
  'unsent.away': 'Sem rede. Fica guardado aqui e vai sozinho quando houver.',
  'unsent.revoked':
    'Este aparelho não pode mais enviar. O que ele contém fica guardado: leve-o ao escritório.',
  'unsent.sealed': 'Uma parte está lacrada. Vai quando começar o próximo turno neste celular.',
  'refused.title': 'Não aceito',
  'end.text': 'Tudo sobre pessoas é apagado deste celular. Para continuar, comece um novo turno.',
} satisfies Catalog<'field'>;
