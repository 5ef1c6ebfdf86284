import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { tables } from '@prostuti/db'
import { withDatabase } from './database.ts'
import { test as base, expect } from './test.ts'

type Role = (typeof tables.staffRoles)[number]
type Duty = (typeof tables.staffDuties)[number]

export type Member = { role: Role; duties?: Duty[]; courseIds?: number[]; name?: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** As the server keeps every text. */
export const bn = (text: string): string => text.normalize('NFC')

/** Journeys of the office: its address, at a desk. */
export const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.E2E_OFFICE_URL),
  scripts: 'kept',
})

/** A member of the journey's own, signed in on a page or in all of a browser's. Straight into the database: how one signs in is another journey's matter. */
export async function signInStaff(
  at: Page | BrowserContext,
  { role, duties = [], courseIds, name = 'নাজমা সুলতানা' }: Member,
) {
  const token = randomBytes(32).toString('base64url')
  const staffId = await withDatabase(({ db }) =>
    db.transaction(async (tx) => {
      const email = `${role}-${randomBytes(6).toString('hex')}@example.com`
      const [member] = await tx
        .insert(tables.staff)
        .values({
          name: name.normalize('NFC'),
          email,
          role,
          duties,
          courseIds: courseIds ?? null,
          roleGivenAt: inHours(-48),
        })
        .returning({ id: tables.staff.id })
      const id = member?.id ?? 0
      await tx.insert(tables.staffSession).values({
        tokenHash: hashOf(token),
        staffId: id,
        proofs: ['password', 'totp'],
        browser: 'Chrome, Linux',
        address: '127.0.0.1',
        expiresAt: inHours(12),
        provedAt: new Date(),
      })
      return id
    }),
  )
  const url = process.env.E2E_OFFICE_URL ?? ''
  const context = 'context' in at ? at.context() : at
  await context.addCookies([
    { name: `office${new URL(url).port}`, value: token, url, httpOnly: true, sameSite: 'Strict' },
  ])
  return staffId
}

/** The office takes its theme when it is opened; this changes it as the menu of the account does. */
export const inTheDark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })

/** Opens a list and waits for its rows: what stands there until then is no list yet, and goes while it is judged. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1 + [role=status]')).not.toBeEmpty()
}

/** What an authenticator app shows at this moment for a secret as it is typed into it. */
export function codeOf(secret: string): string {
  const bits = [...secret.replace(/\s/g, '')].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export { expect }
