import { expect, it } from 'vitest'
import { cutState, stateAddress, stateKey, withState, withStateAddress } from './page-state.ts'

const script = (call: string, nonce = 'n-1') =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`
const told = '[{"a":"\\u003c/script>$&"}]\n'

it('takes all of the data out of the page, and nothing that only looks like it', () => {
  const smuggled = script('enqueue("evil")', 'guessed')
  const page = `<p>words</p>${smuggled}${script(`enqueue(${JSON.stringify(told)})`)}<i>${script('enqueue("more")')}${script('close()')}</i>`
  expect(cutState(page, 'n-1')).toEqual({ html: `<p>words</p>${smuggled}<i></i>`, state: `${told}more` })
})

it('refuses a page in which the router has written no data as it is known to', () => {
  expect(() => cutState(script('push("data")'), 'n-1')).toThrow('no state')
  expect(() => cutState('<p>words</p>', 'n-1')).toThrow('no state')
})

it('names a state by what it says and by its app, not by its moment', () => {
  const page = (app: string) => `<script type="later">import "${app}"</script>`
  const key = stateKey(page('/a.js'), '["x",1700000000001]', 1_700_000_000_001)
  expect(stateKey(page('/a.js'), '["x",1700000000777]', 1_700_000_000_777)).toBe(key)
  expect(stateKey(page('/a.js'), '["y",1700000000001]', 1_700_000_000_001)).not.toBe(key)
  expect(stateKey(page('/b.js'), '["x",1700000000001]', 1_700_000_000_001)).not.toBe(key)
})

it('is asked for with the page’s own address and language, whatever stands in it', () => {
  const address = stateAddress('k', { url: 'http://centre.example/faq?q=%22%3Ca%26b', lang: 'lang=en' })
  const { searchParams } = new URL(address, 'http://x')
  expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', page: '/faq?q=%22%3Ca%26b' })
  expect(withStateAddress('<script type="later">1</script>', address)).toMatch(
    /^<script type="later" data-state="[^"<>]+">1/,
  )
})

it('stands in a whole page so that nothing in it ends the script', () => {
  const html = withState('<body></body>', told)
  const inside = /<script type="page-state">([^<]*)<\/script><\/body>$/.exec(html)?.[1] ?? ''
  expect(JSON.parse(inside)).toBe(told)
})
