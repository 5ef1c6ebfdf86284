import { useNonce } from '../router/use-nonce.ts'

/**
 * Runs before the first paint: the chosen theme (or the device's, followed while it changes), and whether somebody is
 * signed in here, so that neither the colours nor the header flash. The page itself is the same for everybody.
 */
const source = `(function(r,m){function f(){var t;try{t=localStorage.getItem('theme')}catch(e){}r.dataset.theme=t==='dark'||t==='light'?t:m.matches?'dark':'light'}f();m.addEventListener('change',f);try{if(localStorage.getItem('token')||sessionStorage.getItem('full:token'))r.dataset.session='doctor'}catch(e){}})(document.documentElement,matchMedia('(prefers-color-scheme:dark)'))`

export function HeadScript() {
  const nonce = useNonce()
  // It has run before the browser's own render comes to it, so its text stays out of the bundle.
  const html = { __html: import.meta.env.SSR ? source : '' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and escaping would break it
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />
}
