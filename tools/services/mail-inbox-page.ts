/** Every mail as text, the newest first. Nothing of a mail is run or loaded. */
export const INBOX_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
details { border-top: 1px solid #8886; padding: .5rem 0 }
summary { cursor: pointer }
small { opacity: .75 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Inbox</h1>
<p>What this development installation mailed and texted. The API is at <a href="/api/email">/api/email</a>.</p>
<p id="state" role="status">Loading</p>
<div id="mails"></div>
<script>
const state = document.getElementById('state');
const list = document.getElementById('mails');
const shown = new Set();
async function refresh() {
  try {
    const mails = await (await fetch('/api/email')).json();
    state.textContent = mails.length === 1 ? '1 mail' : mails.length + ' mails';
    for (const mail of mails) {
      if (shown.has(mail.id)) continue;
      shown.add(mail.id);
      const entry = document.createElement('details');
      const line = document.createElement('summary');
      const more = document.createElement('small');
      const text = document.createElement('pre');
      more.textContent = ' to ' + mail.to.map((to) => to.address).join(', ') + ', ' + new Date(mail.time).toLocaleString();
      line.append(mail.subject, more);
      text.textContent = mail.text ?? '';
      entry.append(line, text);
      list.prepend(entry);
    }
  } catch {
    state.textContent = 'The inbox does not answer. Asking again.';
  }
  setTimeout(refresh, 3000);
}
refresh();
</script>
</body>
</html>
`;
