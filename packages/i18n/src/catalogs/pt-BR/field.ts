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
} satisfies Catalog<'field'>;
