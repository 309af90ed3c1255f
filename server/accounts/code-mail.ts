import type { Mail } from "../mail/mailer.ts";

/** The words of a mail with a code. The code stands in the subject, so that a notification shows it. */
export function codeMail(code: string): Omit<Mail, "to"> {
  const use = "Enter it on the page where you requested it. It works once, for ten minutes, and only in that browser.";
  const ignore = "If you did not request it, ignore this email: no one can sign in without the code.";
  return {
    subject: `${code} is your Pickle Six code`,
    text: `Your code is ${code}\n\n${use}\n\n${ignore}\n`,
    html: `<!doctype html>
<html lang="en">
<body>
<p>Your code is</p>
<p style="font-size:32px;letter-spacing:4px;font-weight:bold;font-family:monospace">${code}</p>
<p>${use}</p>
<p>${ignore}</p>
</body>
</html>
`,
  };
}
