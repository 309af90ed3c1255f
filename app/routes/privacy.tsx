import { Link } from "react-router";
import { AUDIT_DAYS } from "../../domain/admin/audit-event.ts";
import { loadPrivacyPage } from "../../server/pages/privacy-page.server.ts";
import { PageShell } from "../components/page-shell.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/privacy";

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl, ...page } = loadPrivacyPage(context);
  const meta = pageMeta({
    title: "Privacy - Pickle Six",
    description: "What this site keeps about you, for how long, and who else gets some of it.",
    keywords: ["privacy", "cookies", "account"],
    path: "/privacy",
    baseUrl,
  });
  return { ...page, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function PrivacyPage({ loaderData: { logoHost, talks, model } }: Route.ComponentProps) {
  return (
    <PageShell skipTo="text" sources={[]}>
      <div className="wrap privacy">
        <h1>Privacy</h1>
        <p>
          Everything here can be read without an account. There are no ads, no trackers and no analytics. This page says
          what the site keeps about you, for how long, and who else gets some of it.
        </p>
        <section aria-labelledby="reading-h">
          <h2 id="reading-h">If you just read</h2>
          <dl>
            <div>
              <dt>Your network address</dt>
              <dd>
                It is needed to answer you, and is not recorded with the pages you open. When you ask Big Dill a
                question, your network is counted for <b>up to an hour</b> to limit automated questions.
              </dd>
            </div>
            <div>
              <dt>Team logos</dt>
              <dd>
                {logoHost === null ? (
                  "They come from this site, so your browser contacts no one else."
                ) : (
                  <>
                    Your browser loads them from <b>{logoHost}</b>, which sees your network address and that you are on
                    this site, but not which page you read. What it does with that is up to its owner.
                  </>
                )}
              </dd>
            </div>
            <div>
              <dt>Your fantasy league</dt>
              <dd>
                When you give a league or a user name of Sleeper, this site asks Sleeper for it, which learns neither
                who you are nor your network address. The rules then stand in the page’s address, and in a cookie if you
                use them as yours; its answer is kept for up to a day, without you. Your network is counted for{" "}
                <b>ten minutes</b> to limit automated questions.
              </dd>
            </div>
            <div>
              <dt>Your players and leagues</dt>
              <dd>
                Stars, pasted teams and which Sleeper leagues are yours stay in a cookie of your browser, for{" "}
                <b>400 days</b> after the last change or until you remove them at{" "}
                <Link to="/my/leagues">My leagues</Link>. This site reads it to make your pages and stores none of it,
                unless you sign in. Sleeper is then asked for the lineups of those leagues. If you ask the analyst about
                your own players, they are read for that answer and not kept; where an AI model answers, it is told
                which players of that game are yours, their points and the name of your scoring, and nothing else of
                you.
              </dd>
            </div>
            <OfflinePages />
            <div>
              <dt>Cookies</dt>
              <dd>
                None, unless you choose something: players or leagues (see above), to hide scores or to stay behind a
                stream, which a cookie remembers for a year. Where you hide scores, your browser also keeps where you
                left a game that you watch later, until you have seen its end. If you use a fantasy scoring as yours, a
                cookie holds its rules for a year, such as “half a point per reception, six per touchdown pass”: no
                name, and not which league they are from. Your browser remembers how far you scrolled until you close
                the tab.
              </dd>
            </div>
          </dl>
        </section>
        <AboutAccounts />
        <section aria-labelledby="analyst-h">
          <h2 id="analyst-h">If you ask Big Dill</h2>
          <dl>
            <div>
              <dt>In writing</dt>
              <dd>
                Your questions are not stored here.{" "}
                {model === null
                  ? "They are answered on this site, without an AI model."
                  : `The AI model that may answer them, ${model}, gets them with the game’s stats, but not who you are.`}
              </dd>
            </div>
            <div>
              <dt>By voice</dt>
              <dd>
                {talks ? (
                  <>
                    Your voice goes from your browser to the voice provider, which gets your network address, what is
                    said and a number that stands for you, but not your email address. Nothing you say is stored here;
                    how long you talked is counted for <b>90 days</b> under that number.
                  </>
                ) : (
                  "Voice is off on this site, so no sound leaves your browser."
                )}
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </PageShell>
  );
}

function OfflinePages() {
  return (
    <>
      <div>
        <dt>Pages for reading offline</dt>
        <dd>
          Your browser keeps the last <b>20 pages</b> that you opened, on your device alone: games, weeks and players as
          everybody sees them, without your stars. One of them may be <Link to="/my">My Sunday</Link>, as you saw it:
          after <b>7 days</b> it is no longer shown, and deleted the next time you open this site. All of these pages
          are deleted when you sign in or out, hide or show scores, change your leagues, your scoring rules or how far
          you stay behind a stream, star a player or take a star away, or delete your account.
        </dd>
      </div>
      <div>
        <dt>Notifications, if you turn them on</dt>
        <dd>
          This site stores the address and keys that your browser’s push service gave it, what you want to be told, your
          players and leagues, whether you hide scores, and how far behind a stream you stay. It sends encrypted
          messages to that push service, which cannot read them. <b>Until you turn them off</b>, remove your last player
          or delete your account, or 60 days after your last visit to <Link to="/my">My Sunday</Link>. A cookie of
          random letters recognizes your browser for 90 days.
        </dd>
      </div>
    </>
  );
}

function AboutAccounts() {
  return (
    <section aria-labelledby="account-h">
      <h2 id="account-h">If you sign in</h2>
      <dl>
        <div>
          <dt>Your email address, and when you first signed in</dt>
          <dd>
            <b>Until you delete your account.</b> It is how you sign in. The site’s mail server sends it codes and
            nothing else.
          </dd>
        </div>
        <div>
          <dt>Each browser where you are signed in</dt>
          <dd>
            Its name, your network address, and when you signed in and were last here. <b>Until you sign out there</b>,
            or 30 days after your last visit, and never longer than 90 days (7 for the administrator).
          </dd>
        </div>
        <div>
          <dt>Your players, leagues and scoring</dt>
          <dd>
            What your browser keeps of them (see above) is stored with the account, so that you find it in every browser
            where you sign in. <b>Until you remove it or delete your account.</b> Signing out takes it from the browser.
          </dd>
        </div>
        <div>
          <dt>Codes</dt>
          <dd>
            Only a fingerprint of each, for <b>ten minutes</b>. Requests and attempts are counted by network and address
            for <b>up to a day</b>, so that no one can guess a code.
          </dd>
        </div>
        <div>
          <dt>An audit log of sign-ins</dt>
          <dd>
            When and from which network you signed in, failed to, signed out or ended a session.{" "}
            <b>{AUDIT_DAYS} days.</b> When you delete your account, your address is removed from it.
          </dd>
        </div>
        <div>
          <dt>Three cookies</dt>
          <dd>
            The first keeps you signed in for <b>30 days</b> after your last visit. The second recognizes your browser,
            so that no one else can lock you out; it holds random letters and a signature, lasts <b>400 days</b>, and is
            deleted with your account. The third tells apart what you have changed here from what you have changed
            elsewhere, for <b>400 days</b> or until you sign out.
          </dd>
        </div>
      </dl>
      <p>
        This site’s administrator can see your address and the audit log. <Link to="/login">Your account</Link> shows
        where you are signed in, and lets you sign out there or delete the account.
      </p>
    </section>
  );
}
