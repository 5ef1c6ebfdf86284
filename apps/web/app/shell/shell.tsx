import * as m from '@prostuti/text/messages'
import { type ReactNode, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useAppData } from '../kit/app-data/use-app-data.ts'
import { lazyPart } from '../kit/loading/lazy-part.ts'
import { servedPart } from '../kit/loading/served-part.tsx'
import { useSession } from '../kit/session/session.ts'
import { Header } from './header.tsx'
import { hasOwnFrame, routeFlags } from './route-flags.ts'
// Of the shell's end, which stands in the page before its code.
import './styles/contact.module.css'
import './styles/footer.module.css'
import { TopBar } from './top-bar.tsx'

// What no first screen shows is in the page's HTML at once, and its code follows when the rest has come alive.
const ShellEnd = servedPart(() => import('./shell-end.tsx'))
const ImpersonationBanner = lazyPart(() => import('./impersonation-banner.tsx'))

/** What stands around every page. Without app data (a server in trouble) the page stands alone until it arrives. */
export function Shell({ children }: { children: ReactNode }) {
  const app = useAppData()
  const { signedIn, fromAdmin } = useSession()
  const name = useMatches().at(-1)?.id
  const { header, ...end } = routeFlags(name, useLocation().pathname)
  return (
    <>
      <a className="skip" href="#main">
        {m.shell_skip_to_content()}
      </a>
      {signedIn && (fromAdmin || app?.impersonation) && (
        <Suspense>
          <ImpersonationBanner />
        </Suspense>
      )}
      {app && header && <TopBar app={app} />}
      {app && header && <Header app={app} />}
      {hasOwnFrame(name) ? (
        children
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
      <ShellEnd {...end} />
    </>
  )
}
