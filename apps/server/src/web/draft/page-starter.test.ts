import { createHash } from 'node:crypto'
import * as messages from '@prostuti/text/all-messages'
import { expect, it } from 'vitest'
import { pageRules } from './page-rules.ts'
import { isAsleep, withStarter } from './page-starter.ts'

const firstScript = () => '/assets/first-1.js'
const starterOf = (html: string) => /<script>(.*)<\/script><\/body>$/.exec(html)?.[1] ?? ''

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

it('begins with the first script after the first paint, and allows the script that does so', () => {
  const { html, scriptHashes } = withStarter('<body></body>', { sleeping: true, firstScript })
  const starter = starterOf(html)
  expect(starter).toContain('first-contentful-paint')
  expect(starter).toContain('/assets/first-1.js')
  expect(scriptHashes).toEqual([hashOf(pageRules), hashOf(starter)])
  expect(html).toContain(`<script type="speculationrules">${pageRules}</script>`)
})

it('has the line and its words ready, in the page’s language, for a first script that cannot be had', () => {
  const { html } = withStarter('<html lang="en"><body><p>$&</p></body>', { sleeping: true, firstScript })
  expect(html).toContain(
    `<p>$&</p><script type="speculationrules">${pageRules}</script><div data-part="page-bar" role="status"></div><script>`,
  )
  expect(starterOf(html)).toContain(messages.state_press_failed({}, { locale: 'en' }))
})

it('leaves the scripts of a page with the app alone, and lets the manifest come at last', () => {
  const { html, scriptHashes } = withStarter('<body></body>', { sleeping: false, firstScript })
  const starter = starterOf(html)
  expect(starter).toContain('link[data-later]')
  expect(starter).not.toContain('/assets/first-1.js')
  expect(html).not.toContain('page-bar')
  expect(scriptHashes).toEqual([hashOf(starter)])
})

it('sleeps only where the page says so itself, and never when the server was in trouble', () => {
  const page = '<!DOCTYPE html><html lang="bn" data-sleeps="true"><body></body></html>'
  expect([isAsleep(page, 200), isAsleep(page, 404), isAsleep(page, 503)]).toEqual([true, true, false])
  expect(isAsleep('<!DOCTYPE html><html lang="bn"><p>&lt;html data-sleeps="true"</p></html>', 200)).toBe(false)
})
