import { tables } from '@prostuti/db'
import { describe, expect, it } from 'vitest'
import { lockScreenFaults } from '../../../testing/lock-screen/lock-screen.ts'
import { payloadOf } from '../sending/seal-message.ts'
import { newsOf, pushNews } from './push-kinds.ts'

/** The longest numbers that our tables have. */
const most = 2_147_483_647
const thingsOf = (kind: string) => (kind === 'instalment_due' ? [`${most}-12-2026-11-19-today`] : ['1', String(most)])

describe('the words of news', () => {
  it.each(tables.pushKinds)(
    '%s: nothing that a lock screen may not show, at any hour and in both languages',
    (kind) => {
      const { words, topic } = newsOf(kind)
      for (const locale of ['bn', 'en'] as const)
        for (let minute = 0; minute < 1440; minute += 7)
          for (const thing of thingsOf(kind)) {
            const said = words(locale, { at: new Date(minute * 60_000) })
            const shown = { ...said, newsId: crypto.randomUUID(), link: `/my/courses/${most}`, topic: topic(thing) }
            expect([said, lockScreenFaults(payloadOf(shown))]).toEqual([said, []])
          }
    },
  )

  it('each has a switch that there is, and every switch a kind', () => {
    const named = new Set(Object.values(pushNews).flatMap(({ switch: name }) => name ?? []))
    expect([...named].toSorted()).toEqual([...tables.pushSwitches].toSorted())
  })
})
