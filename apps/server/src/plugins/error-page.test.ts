import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { errorPage, errorPagePolicy, findFont } from './error-page.ts'
import { registerErrors } from './errors.ts'

it('the page of a refusal is allowed its own style and a font of ours, and no script', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(errorPage('একটু পরে', 'bn')) ?? []
  expect(errorPagePolicy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(errorPagePolicy).toContain("font-src 'self'")
  expect(errorPagePolicy).toContain("default-src 'none'")
  expect(errorPagePolicy).not.toMatch(/script-src|unsafe-inline/)
})

it('the page of a fault of ours says by which code it is found', () => {
  expect(errorPage('x', 'en', 'a1b2c3-k4')).toContain('<small>Code: a1b2c3-k4</small>')
  expect(errorPage('x', 'bn')).not.toContain('<small>')
})

it.each([
  ['a fault has a code', new AppError('internal'), true],
  ['an outage, of which the log has one line a second, has none', new AppError('unavailable'), false],
  ['nor has a database that is away', Object.assign(new Error('x'), { code: '57P03' }), false],
])('%s', async (_, error, hasCode) => {
  const app = fastify({ genReqId: () => 'a1b2c3-k4' })
  registerErrors(app)
  app.get('/page', () => Promise.reject(error))
  const { body } = await app.inject({ url: '/page', headers: { accept: 'text/html' } })
  await app.close()
  expect(body).toContain('</main>')
  expect(body.includes('a1b2c3-k4')).toBe(hasCode)
})

it('the font of that page is the one that the build named, and none without a build', () => {
  const assets = mkdtempSync(join(tmpdir(), 'prostuti-assets-'))
  for (const file of ['latin-400-600-Dv5.woff2', 'bengali-400-600-BRU-V8fC.woff2'])
    writeFileSync(join(assets, file), '')
  expect(findFont(assets)).toBe('/assets/bengali-400-600-BRU-V8fC.woff2')
  rmSync(assets, { recursive: true })
  expect(findFont(assets)).toBeUndefined()
})
