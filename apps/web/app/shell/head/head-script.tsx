import { useLocation } from 'react-router'
import { useNonce } from '../../router/use-nonce.ts'
import { firstCalls } from './first-calls.ts'

/**
 * Runs before the first paint: the chosen theme (or the device's, followed while it changes), and whether somebody is
 * signed in here, so that neither the colours nor the header flash. The page itself is the same for everybody.
 */
const look = `(function(r,m){function f(){var t;try{t=localStorage.getItem('theme')}catch(e){}r.dataset.theme=t==='dark'||t==='light'?t:m.matches?'dark':'light'}f();m.addEventListener('change',f);try{if(localStorage.getItem('token')||sessionStorage.getItem('full:token'))r.dataset.session='doctor'}catch(e){}})(document.documentElement,matchMedia('(prefers-color-scheme:dark)'))`

/**
 * Asks for what the page will ask for first (`first-calls.ts`), while its scripts are on their way; `api/asked-early.ts` takes
 * the answers over. Its params are found in the address by the path of the route.
 */
const askEarly = `(function(s,l){function kept(n){return localStorage.getItem(n)||sessionStorage.getItem('full:'+n)}try{var t=kept('token'),d=kept('gns_ddt');if(!t||!s.calls||l.search)return;var at=l.pathname.split('/'),route=s.route.split('/'),h={accept:'application/json','x-language':document.documentElement.lang,authorization:'Bearer '+t};if(d)h['x-device-token']=d;self.askedEarly={};s.calls.split(' ').forEach(function(c){c=c.replace(/:(\\w+)/g,function(n){return at[route.indexOf(n)]});var a=fetch(c,{headers:h,credentials:'include'});a.catch(function(){});askedEarly[c]={token:t,answer:a}})}catch(e){}})(document.currentScript.dataset,location)`

export function HeadScript() {
  const nonce = useNonce()
  const { pathname } = useLocation()
  // It has run before the browser's own render comes to it, so its text stays out of the bundle.
  const { calls, route } = (import.meta.env.SSR && firstCalls(pathname)) || {}
  const html = { __html: import.meta.env.SSR ? look + (calls ? `;${askEarly}` : '') : '' }
  return (
    <script
      nonce={nonce}
      data-route={route}
      data-calls={calls}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and escaping would break it
      dangerouslySetInnerHTML={html}
    />
  )
}
