import { type Database, tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanRichText } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase({ demo: true })
})
afterAll(() => database.close())

it('leaves every rich text of the demo centre as it is: seeds are written past the cleaning, but not past its rules', async () => {
  const { db } = database
  const rows = [
    ...(await db.select({ name: tables.page.slug, text: tables.page.body }).from(tables.page)),
    ...(await db.select({ name: tables.event.id, text: tables.event.about }).from(tables.event)),
    ...(await db.select({ name: tables.course.slug, text: tables.course.about }).from(tables.course)),
    ...(await db.select({ name: tables.batch.id, text: tables.batch.about }).from(tables.batch)),
    ...(await db.select({ name: tables.notice.id, text: tables.notice.body }).from(tables.notice)),
  ]
  const texts = rows.flatMap(({ name, text }) =>
    Object.entries(text ?? {}).map(([language, html]) => ({ name, language, html })),
  )
  expect(texts.length).toBeGreaterThan(8)
  for (const { name, language, html } of texts) {
    // Seeds are typed with line breaks between blocks, which say nothing.
    const onOneLine = html.trim().replace(/>\s*\n\s*</g, '><')
    expect(cleanRichText(html), `${name} in ${language}`).toBe(onOneLine)
  }
})
