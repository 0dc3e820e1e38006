import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Dieses Gerät prüfen | Waypost',
  title: 'Dieses Gerät prüfen',
  lead: 'Eine Minute vor der ersten Schicht: Liest die Kamera Labels, funktioniert der Scanner, und behält das Telefon, was es behalten muss?',
  needsScripts:
    'Diese Seite braucht JavaScript. Erlauben Sie es für diese Website und laden Sie die Seite neu.',
  results: 'die Ergebnisse',
  copy: 'Ergebnisse kopieren',
  copied: 'Kopiert',
  'state.untried': 'Nicht geprüft',
  'state.good': 'Funktioniert',
  'state.bad': 'Funktioniert nicht',
  'code.piece': 'Packstück {pieceNo} von {number}.',
  'code.shipment': 'Sendung {number}. Der kleine quadratische Code nennt auch das Packstück.',
  'code.foreign': 'Ein Code, der nicht von uns ist: {text}',
  'camera.title': 'Kamera',
  'camera.text': 'Starten Sie sie und halten Sie das Label eines Pakets davor.',
  'camera.start': 'Kamera starten',
  'camera.stop': 'Kamera ausschalten',
  'camera.torch': 'Licht',
  'camera.picture': 'Was die Kamera sieht',
  'camera.waiting': 'Noch kein Code gelesen.',
  'camera.after': 'In {ms} ms gelesen.',
  'camera.none': 'Keine Kamera gefunden, oder diese Seite wurde nicht über https geöffnet.',
  'camera.denied':
    'Die Kamera ist hier nicht erlaubt. Erlauben Sie sie für diese Website in den Einstellungen des Browsers und versuchen Sie es noch einmal.',
  'camera.busy':
    'Eine andere App benutzt die Kamera. Schließen Sie sie und versuchen Sie es noch einmal.',
  'scanner.title': 'Handscanner',
  'scanner.text': 'Scannen Sie jetzt irgendein Label. Sie müssen vorher nichts antippen.',
  'scanner.waiting': 'Noch nichts gescannt.',
  'scanner.count': 'Bisher {count, plural, one {# Scan} other {# Scans}}.',
  'sound.title': 'Ton und Vibration',
  'sound.text':
    'Jedes Signal ist anders. Können Sie sie unterscheiden, wenn das Telefon in der Tasche steckt?',
  'sound.good': 'Richtig',
  'sound.bad': 'Falsch',
  'sound.stop': 'Anhalten',
  'sound.heard': 'Ja, das kann ich',
  'sound.notHeard': 'Nein, das kann ich nicht',
  'sound.help':
    'Stellen Sie den Ton lauter und schalten Sie den Stummmodus und „Nicht stören“ aus.',
  'sound.noVibration': 'Dieses Gerät vibriert nicht.',
  'storage.title': 'Speicher',
  'storage.text':
    'Speichert 30 MB, so viel wie die Fotos einer Schicht brauchen, und löscht sie wieder.',
  'storage.try': 'Speicher prüfen',
  'storage.kept': 'Er behält, was gespeichert ist, und {size} sind frei.',
  'storage.deletable':
    'Der Browser darf Gespeichertes löschen, wenn der Platz knapp wird. Fügen Sie diese Seite zum Startbildschirm hinzu, öffnen Sie sie dort und versuchen Sie es noch einmal. {size} sind frei.',
  'storage.failed':
    'Es kann nichts gespeichert werden. Ist das ein privates Fenster, oder ist der Speicher voll?',
  'clock.title': 'Uhr',
  'clock.text': 'Vergleicht die Uhr des Telefons mit unserer.',
  'clock.try': 'Uhren vergleichen',
  'clock.right':
    '{seconds, plural, =0 {Auf die Sekunde genau.} one {Auf # Sekunde genau.} other {Auf # Sekunden genau.}}',
  'clock.wrong':
    '{seconds, plural, one {Geht um # Sekunde falsch.} other {Geht um # Sekunden falsch.}} Lassen Sie das Telefon die Zeit aus dem Netz übernehmen.',
  'clock.away':
    'Wir waren nicht erreichbar. Versuchen Sie es noch einmal, wenn es wieder Netz gibt.',
} satisfies Catalog<'field'>;
