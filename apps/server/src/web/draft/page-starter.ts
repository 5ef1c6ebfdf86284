import * as messages from '@prostuti/text/all-messages'
import { hashOf } from '../content-policy.ts'
import { pageRules } from './page-rules.ts'

/**
 * Runs in the page: `begin` is called once the page is on the screen with its fonts and its first picture, or one and a half
 * seconds after its first words. A tab in the background paints nothing, and an old browser does not say when it has: there
 * it is called at once, and after three seconds in any case.
 */
const waitForPaint = `function settle(){if(d.readyState==='complete')return begin();addEventListener('load',begin);setTimeout(begin,1500)}if(d.hidden||!self.PerformanceObserver||(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')<0)return begin();new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint').length&&settle()}).observe({type:'paint',buffered:true});d.addEventListener('visibilitychange',begin);setTimeout(begin,3000)`

/**
 * A page that is nothing without the app has it under way from its first line; the manifest comes when everything stands. A form that
 * is sent before the app is there is shown as being sent, and its form core sends it (`apps/web/app/kit/form/sent-early.ts`).
 */
const awake = `(function(d){addEventListener('load',function(){setTimeout(function(){d.querySelectorAll('link[data-later]').forEach(function(l){l.rel=l.dataset.later})},3000)});addEventListener('submit',function(e){var f=e.target,b=f.querySelector('[type=submit]');if(!f.hasAttribute('data-waking'))return;e.preventDefault();f.dataset.pressed='';b.ariaBusy='true';d.documentElement.dataset.pageLoading=''},true)})(document)`

/** The line over the foot of the page, which `apps/web/app/wake/page-bar.ts` fills: a region that came with its words would not be spoken. */
const bar = '<div data-part="page-bar" role="status"></div>'

/**
 * A plain press of a link that opens something on its page, or of any link once something was chosen, is the first script's to answer
 * (`apps/web/app/wake/watch-reader.ts`): followed at once it would leave the page. Where the script could not be had, links lead where they lead.
 */
const holdLink = `if(n==='click'&&tries<2&&!early.hasOwnProperty('push')&&!e.button&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest('a[aria-haspopup],a[data-press]'+(early.some(function(x){return x.type==='input'||x.type==='change'})?',main a[href]:not([target])':'')))e.preventDefault()`

/**
 * What the reader does before the first script is there is kept for it, and hastens it: of the things that a mouse goes over the
 * last, and of everything the last hundred.
 */
const keepEarly = `['click','pointerdown','pointerup','pointerover','focusin','input','change','wake'].forEach(function(n){addEventListener(n,function(e){var over=n==='pointerover',last=early[early.length-1];${holdLink};if(over&&last&&last.type===n)early.pop();if(early.push(e)>100)early.shift();if(!over&&n!=='pointerup')begin()},true)})`

/**
 * Where it cannot be had, a press is told so and forgotten, and whatever the reader does next asks for it again: by another address, because
 * a browser remembers what has failed.
 */
const sayFailure = (words: string) =>
  `s.onerror=function(){begun=false;if(early.some(function(e){return e.type==='click'&&(e.defaultPrevented||e.target.closest('button,[aria-haspopup],[data-press]'))}))bar.innerHTML=${JSON.stringify(`<div><p>${words}</p></div>`)};early=self.early=early.filter(function(e){return e.type==='input'||e.type==='change'})}`

/**
 * The first script (`apps/web/app/wake/first.ts`), for a page that is read before it is used; whoever is signed in has the app fetched
 * meanwhile.
 */
const asleep = (firstScript: string, words: string) =>
  `(function(d,tries,begun){var early=self.early=[],bar=d.querySelector('[data-part=page-bar]');function begin(){if(begun)return;begun=true;bar.textContent='';if(d.documentElement.dataset.session)d.querySelectorAll('link[data-later]').forEach(function(l){l.rel=l.dataset.later});var s=d.createElement('script');s.type='module';s.src='${firstScript}'+(tries++?'?'+tries:'');${sayFailure(words)};d.head.append(s)}${keepEarly};${waitForPaint}})(document,0)`

const sleeps = /^<!DOCTYPE html><html[^<>]* data-sleeps="true"/

/** As the root of the web says it (`apps/web/app/root.tsx`); a page that a server in trouble made mends itself, which takes the app. */
export const isAsleep = (html: string, status: number): boolean => status < 500 && sleeps.test(html)

type Start = { sleeping: boolean; firstScript: () => string }

/** Puts what begins a page's scripts at its end, with the hashes for its policy; and by what rules the next page may be fetched. */
export function withStarter(html: string, { sleeping, firstScript }: Start): { html: string; scriptHashes: string[] } {
  const words = messages.state_press_failed({}, { locale: html.includes('<html lang="en"') ? 'en' : 'bn' })
  const source = sleeping ? asleep(firstScript(), words) : awake
  const rules = `<script type="speculationrules">${pageRules}</script>`
  const end = `${sleeping ? rules + bar : ''}<script>${source}</script></body>`
  const sources = sleeping ? [pageRules, source] : [source]
  return { html: html.replace('</body>', () => end), scriptHashes: sources.map(hashOf) }
}
