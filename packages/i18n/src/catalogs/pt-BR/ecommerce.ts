import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/ecommerce.ts';

export default {
  ...portuguese,
  metaDescription:
    'Conecte sua loja a preços, reservas e rastreamento ao vivo. Pagamento na entrega, devoluções, seguro e a mesma API que nosso site usa.',
  title: 'Do carrinho à porta de casa',
  lead: 'Sua loja nos pede o preço, reserva quando a compra é paga e mostra ao seu cliente uma página ao vivo até a porta.',
  connectText:
    'Qualquer plataforma que consiga chamar um endereço web pode enviar conosco: uma loja hospedada através de uma extensão, sua própria loja diretamente. Bastam três passos por compra.',
  'connect.1Text':
    'Na finalização da compra, sua loja envia os dois lugares, o peso e as dimensões e recebe todos os encargos e o tempo de trânsito. O preço é válido por 30 minutos.',
  'connect.2Text':
    'Quando a compra está paga, sua loja reserva. Cada reserva leva uma chave: enviá-la duas vezes, por exemplo após uma falha de conexão, cria uma só reserva.',
  'connect.3': 'Rastreamento',
  'connect.3Text':
    'O número de rastreamento vai no e-mail da compra. A página que ele abre se atualiza a cada leitura; sua loja pode ler os mesmos dados ou acompanhá-los ao vivo.',
  codText:
    'Seu cliente paga o envio na porta e o entregador registra o valor cobrado. Custa {codFee} do subtotal. Os dois totais estão no primeiro preço que você vê.',
  returnsText:
    'Uma devolução é um envio no sentido contrário: reserve do endereço do seu cliente para o seu e mande a etiqueta para ele. Ela tem número de rastreamento próprio e o mesmo preço da ida.',
  returnsFailed:
    'O que não pode ser entregue é devolvido automaticamente. O histórico indica então “Em devolução ao remetente”, e seu serviço ao cliente sabe antes que o cliente pergunte.',
  apiText:
    'Nosso próprio site funciona com ela. Está descrita em OpenAPI, as recusas têm códigos estáveis, os valores são centavos inteiros e cada endpoint diz quem pode chamá-lo.',
  endText: 'Calcule o preço e reserve à mão hoje; conecte a loja quando valer a pena.',
  'insurance.coversWithout': 'Até os limites das condições, que dependem do peso',
  'insurance.coversWith':
    'O valor comprovado da mercadoria, até o valor declarado e no máximo {insuranceLimit}, e o preço do envio',
  talk: 'Falar com vendas',
  codTitle: 'Pagamento na entrega',
  'insurance.forWithout': 'O que custa menos substituir do que enviar',
  'insurance.forWith': 'Todo o resto',
} satisfies Catalog<'ecommerce'>;
