import { hashOf } from '../content-policy.ts'

export type PreviewPlace = {
  /** Where the page would stand. */
  path: string
  /** Where its calls are answered from the draft. */
  api: string
}

/**
 * Runs before everything else of a page that is looked at as a draft. The page believes to stand at its own address; what it reads
 * is answered from the draft, it writes nothing, and it finds nothing that the reader's own visits have left in this browser. The notice that covers a first visit is closed already.
 */
const guide = ({ path, api }: PreviewPlace): string =>
  `(function(w,path,api){history.replaceState(null,'',path);function Memory(){var kept=new Map([['new_site_notice_closed_at',String(Date.now())]]);return{getItem:function(k){return kept.has(k)?kept.get(k):null},setItem:function(k,v){kept.set(k,String(v))},removeItem:function(k){kept.delete(k)},clear:function(){kept.clear()},key:function(n){return Array.from(kept.keys())[n]||null},get length(){return kept.size}}}['localStorage','sessionStorage'].forEach(function(name){Object.defineProperty(w,name,{value:Memory()})});var ask=w.fetch.bind(w);w.fetch=function(input,init){var asked=new Request(input,init),to=new URL(asked.url);if(to.origin!==location.origin||!to.pathname.startsWith('/api/'))return ask(asked);if(asked.method!=='GET')return Promise.resolve(new Response('{}',{status:503}));return ask(api+to.pathname+to.search,{signal:asked.signal})};navigator.sendBeacon=function(){return true};if(navigator.serviceWorker)navigator.serviceWorker.register=function(){return new Promise(function(){})}})(window,${inScript(path)},${inScript(api)})`

/** A text as a script may hold it: nothing in it ends the script. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

/** The page with its guide, and the guide's hash for the content policy. */
export function guidedPage(html: string, place: PreviewPlace): { html: string; scriptHash: string } {
  const source = guide(place)
  return {
    html: html.replace(/<head[^<>]*>/, (head) => `${head}<script>${source}</script>`),
    scriptHash: hashOf(source),
  }
}

/** Shown in a frame of the office, and nowhere else. */
export const framedBy = (policy: string, adminUrl: string): string =>
  policy.replace("frame-ancestors 'none'", `frame-ancestors ${new URL(adminUrl).origin}`)
