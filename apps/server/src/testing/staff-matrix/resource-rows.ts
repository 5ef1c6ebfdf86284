import * as contract from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { Bound, StaffMatrixRow } from './staff-matrix-row.ts'
import type { StaffWorld } from './staff-matrix-world.ts'

type Given<Id extends string | number> = {
  /** One of them, new each time. */
  make: (world: StaffWorld) => Promise<Id>
  /** What its form sends, for a new one and for the one that was made. */
  fields: (world: StaffWorld, id: Id | undefined) => object | Promise<object>
  /** One of a course and a branch that are not the member's. */
  foreign?: (world: StaffWorld) => Promise<Id>
  boundBy?: Bound
  /** Whoever is bound to some of them makes no new one. */
  madeByUnbound?: true
}

/** The rows of the four calls of what there is one of. */
export const singleRows = (name: string, fields: (world: StaffWorld) => object): Record<string, StaffMatrixRow> => {
  const params = { id: 'site' }
  return {
    [`${name}.read`]: { ask: () => ({ params }) },
    [`${name}.save`]: {
      ask: async (world) => {
        await world.db.delete(tables.resourceRevision)
        return { params, body: { version: 0, fields: fields(world) } }
      },
    },
    [`${name}.history`]: { ask: () => ({ params }) },
    [`${name}.restore`]: {
      ask: () => ({ params, body: { version: 0, to: 999 } }),
      answers: 404,
      unaudited: 'there is none',
    },
  }
}

/** The rows of the calls that every resource has. */
export function resourceRows<Id extends string | number>(
  name: string,
  { make, fields, foreign, boundBy, madeByUnbound }: Given<Id>,
): Record<string, StaffMatrixRow> {
  const of = (body?: (world: StaffWorld, id: Id) => object | Promise<object>): StaffMatrixRow => {
    const askWith = (one: (world: StaffWorld) => Promise<Id>) => async (world: StaffWorld) => {
      const id = await one(world)
      return { params: { id }, ...(body && { body: await body(world, id) }) }
    }
    return { ask: askWith(make), ...(foreign && { foreign: askWith(foreign) }), ...(boundBy && { boundBy }) }
  }
  const askNew = async (world: StaffWorld) => ({ body: { fields: await fields(world, undefined) } })
  return {
    [`${name}.list`]: {},
    ...ofMany(name),
    [`${name}.read`]: of(),
    [`${name}.create`]: { ask: askNew, ...(madeByUnbound && { foreign: askNew }), ...(boundBy && { boundBy }) },
    [`${name}.save`]: of(async (world, id) => ({ version: 0, fields: await fields(world, id) })),
    [`${name}.history`]: of(),
    // Nobody has changed it yet, so there is nothing to go back to.
    [`${name}.restore`]: { ...of(() => ({ version: 0, to: 0 })), answers: 404, unaudited: 'there is none' },
  }
}

const resources = Object.fromEntries(Object.entries(contract)) as unknown as Record<string, contract.Resource>

/** Of all that match there are none: what a job does with them is its own test's matter. */
function ofMany(name: string): Record<string, StaffMatrixRow> {
  const words = { title: 'সব', list: '/things', filter: { q: 'এমন কিছু নেই' } }
  const [action] = Object.keys(resources[name]!.many)
  return {
    [`${name}.export`]: { ask: () => ({ body: { format: 'csv', ...words } }) },
    ...(action !== undefined && { [`${name}.bulk`]: { ask: () => ({ body: { action, ...words } }) } }),
  }
}
