import type { Catalog } from '../../messages.ts';

export default {
  title: 'Documents',
  failed: 'Le document n’a pas pu être établi pour l’instant.',
  failedText: 'Rien n’est perdu. Réessayez dans une minute.',
  making: 'Votre document est en préparation',
  makingLabels: 'Préparation des étiquettes : {done} sur {total}',
  makingText:
    'Cela prend quelques secondes. Le téléchargement démarre tout seul dès que le fichier est prêt.',
  ready: 'Votre document est prêt',
  readyText: 'Le téléchargement démarre tout seul. Sinon, utilisez ce lien :',
  back: 'Retour aux documents',
  backToShipments: 'Retour à vos envois',
  'file.labels.pdf': 'Étiquettes (PDF)',
  'file.labels.zpl': 'Étiquettes (ZPL)',
  'file.label.pdf': 'Étiquette (PDF)',
  'file.label.zpl': 'Étiquette (ZPL)',
  'file.receipt.pdf': 'Reçu (PDF)',
  'file.bill-of-lading.pdf': 'Connaissement (PDF)',
  'file.cn22.pdf': 'Déclaration en douane CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Facture commerciale (PDF)',
  'use.label.pdf':
    '{pages, plural, one {# étiquette de 4 × 6 pouces, pour toute imprimante.} other {# étiquettes de 4 × 6 pouces, pour toute imprimante.}}',
  'use.label.zpl':
    '{pages, plural, one {La même étiquette, pour une imprimante d’étiquettes à 203 points par pouce.} other {Les mêmes # étiquettes, pour une imprimante d’étiquettes à 203 points par pouce.}}',
  'use.receipt.pdf': 'A4, pour votre comptabilité.',
  'use.bill-of-lading.pdf':
    'A4. Imprimez-le en trois exemplaires et signez-les à la remise de la marchandise.',
  'use.cn22.pdf':
    'A6. Cochez la nature de l’envoi, signez et collez la déclaration à côté de l’étiquette.',
  'use.commercial-invoice.pdf':
    'A4. Imprimez-la en trois exemplaires, signez chacun et fixez-les à l’extérieur.',
  'withheld.awaiting_activation':
    'Disponible dès que le code envoyé par e-mail à l’expéditeur aura été saisi sur cette page.',
  'withheld.awaiting_payment': 'Disponible dès réception du paiement.',
  'withheld.payment_failed': 'Disponible dès que le paiement sera réglé.',
  'withheld.cancelled': 'N’est plus délivré : l’envoi a été annulé.',
} satisfies Catalog<'documents'>;
