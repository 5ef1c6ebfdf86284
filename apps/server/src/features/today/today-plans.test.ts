import { readToday } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explain } from '../../testing/explain.ts'
import { buildTestOffice, type TestOffice } from '../../testing/test-office.ts'

let test: TestOffice
beforeAll(async () => {
  test = await buildTestOffice({ env: { dataDir: '/tmp' } })
  const { db } = test.deps.database
  // One gateway that is used, and one of which nothing was ever heard; the same of couriers.
  await db.execute(sql`insert into gateway_message (gateway, direction, kind, body, at)
    select 'bkash', 'received', 'query', '{}', now() from generate_series(1, 20000)`)
  await db.execute(sql`insert into courier_message (courier, direction, kind, body, at)
    select 'pathao', 'received', 'status', '{}', now() from generate_series(1, 20000)`)
  // Last year's, long ago for everybody who looks at today.
  await db.execute(sql`insert into sms_try (at, gateway, masked_phone, parts, ok, ms)
    select now() - interval '1 year', 'alpha-sms', '017*****000', 1, true, 40 from generate_series(1, 20000)`)
  await db.execute(
    sql`insert into audit_entry (at, action) select now() - interval '1 year', 'own' from generate_series(1, 20000)`,
  )
  for (const table of [tables.gatewayMessage, tables.courierMessage, tables.smsTry, tables.auditEntry])
    await db.execute(sql`vacuum analyze ${table}`)
})
afterAll(() => test.close())

it('reads what grows for ever by the index that was made for it', async () => {
  const { headers } = await test.signInStaff({ role: 'owner' })
  const nodes = await explain(test.deps.database, async () => {
    const today = readToday.response.parse((await test.office.inject({ url: readToday.path, headers })).json())
    expect(today.health).toMatchObject({ state: 'here' })
  })
  const waysTo = (table: string) => [
    ...new Set(
      nodes.filter((node) => node['Relation Name'] === table).map((node) => node['Index Name'] ?? node['Node Type']),
    ),
  ]
  expect(waysTo('gateway_message')).toEqual(['gateway_message_received'])
  expect(waysTo('courier_message')).toEqual(['courier_message_received'])
  expect(waysTo('sms_try')).toEqual(['sms_try_at'])
  // Deeds of one kind, and those of the last day.
  expect(waysTo('audit_entry').toSorted()).toEqual(['audit_entry_action', 'audit_entry_at'])
})
