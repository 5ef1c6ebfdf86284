import { z } from 'zod'
import type { StaffAction } from '../actions.ts'
import { defineStaffCall } from '../staff-call.ts'

type OrderSpec = { name: string; path: string; writes: StaffAction }

const id = z.number().int().min(1).max(2_147_483_647)

/**
 * The call that arranges a list by hand: one thing goes before another, or to the end. It says a step and not the whole list, so
 * that two people who arrange at once do not undo each other, and a list may be longer than what a screen shows.
 */
export const defineOrder = <const S extends OrderSpec>({ name, path, writes }: S) =>
  defineStaffCall({
    method: 'POST',
    path: `${path}/order`,
    summary: `Puts one ${name} before another, or at the end`,
    action: writes,
    body: z.object({ id, before: id.nullable() }),
    status: 200,
    /** What it stood before until now: the way back. */
    response: z.object({ before: id.nullable() }),
  })

/** The call of any list that is arranged by hand. */
export type OrderCall = ReturnType<typeof defineOrder>
