import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Expressversand: Preis berechnen und buchen | Waypost',
  metaDescription:
    'Sofortpreise für Pakete und Fracht, mit allen Preisbestandteilen vor der Buchung. Pakete als Standard, Express und Priority; Luft-, See- und Straßenfracht.',
  title: 'Preis berechnen und Sendung buchen',
  lead: 'Alle Services nebeneinander, mit allen Kosten, die anfallen. Später kommt nichts hinzu.',

  servicesTitle: 'Services vergleichen',
  servicesText:
    'Wählen Sie einen Service, und der Preisrechner oben stellt sich darauf ein. Ihre Eingaben bleiben.',

  stepsTitle: 'So funktioniert es',
  step1Title: 'Sendung beschreiben',
  step1Text:
    'Beide Orte mit Land, das Gewicht, die drei Seiten. Die Preise aller Services erscheinen während der Eingabe.',
  step2Title: 'Wählen und weiter',
  step2Text:
    'Wählen Sie den Service, ergänzen Sie den Empfänger und gehen Sie weiter zur Buchung. Ab dort halten wir den Preis 30 Minuten lang.',
  step3Title: 'Einmal bestätigen',
  step3Text:
    'Prüfen Sie die Kosten und wählen Sie die Zahlungsart. Beleg und Sendungsnummer erhalten Sie sofort, auch per E-Mail.',
  step4Title: 'Übergeben und verfolgen',
  step4Text:
    'Ein Kurier kommt zum gewählten Termin, oder Sie bringen die Sendung zu einer Annahmestelle. Ab dem ersten Scan zeigt die Sendungsverfolgung jede Station.',

  benefitsTitle: 'Worauf Sie sich verlassen können',
  priceTitle: 'Der erste Preis ist der letzte',
  priceText:
    'Grundpreis, Zuschlag, {fuel} für Treibstoff und {security} für Sicherheit und Handling sind im Betrag enthalten, von der ersten Seite bis zum Beleg.',
  payTitle: 'Jetzt oder an der Tür bezahlen',
  payText:
    'Zahlung bei Zustellung kostet {codFee} mehr. Das Angebot zeigt beide Gesamtbeträge nebeneinander, bevor Sie entscheiden.',
  insuranceTitle: 'Versichert, wenn Sie es wünschen',
  insuranceText:
    'Für {insurance} des angegebenen Werts, mindestens {insuranceMinimum}, sind Verlust und Beschädigung gedeckt. Das Häkchen an der Kasse ist nie vorab gesetzt.',
  onceTitle: 'Nur einmal gebucht',
  onceText:
    'Ein zweiter Klick, eine unterbrochene Verbindung oder ein weiterer Tab führt nie zu einer zweiten Buchung oder Abbuchung.',
  liveTitle: 'Live bis zum letzten Scan',
  liveText:
    'Ankunft, Abfahrt, Zoll, Zustellung: Alles steht innerhalb von Sekunden auf der Seite, in Ortszeit, für alle, die den Link haben.',
  privateTitle: 'Standardmäßig vertraulich',
  privateText:
    'Die öffentliche Sendungsverfolgung zeigt Initialen und eine Stadt. Namen, Adressen und Telefonnummern sehen nur die beiden Beteiligten.',

  commitmentsTitle: 'Leistungszusagen',
  commitmentsText:
    'Die Laufzeit zählt von der Abholung bis zur Zustellung, bei Seefracht ab Hafen. Wir berechnen den höheren Wert aus Gewicht und Volumen, und das Angebot zeigt, welcher es war. Die Abfertigung an einer Grenze kann die Laufzeit jedes Service verlängern.',

  questionsTitle: 'Bevor Sie versenden',
  questionsText: 'Was bei der Preisberechnung oft gefragt wird.',
  questionsLink: 'Alle Fragen und Antworten',
} satisfies Catalog<'express'>;
