import * as contract from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { Bound, StaffMatrixRow } from './staff-matrix-row.ts'
import type { StaffWorld } from './staff-matrix-world.ts'

type ResourceSample<Id extends string | number> = {
  /** One of them, new each time, which the member could have made. */
  make: (world: StaffWorld, staffId: number) => Promise<Id>
  /** What its form sends, for a new one and for the one that was made. */
  fields: (world: StaffWorld, id: Id | undefined) => object | Promise<object>
  /** One of a course and a branch that are not the member's. */
  foreign?: (world: StaffWorld) => Promise<Id>
  boundBy?: Bound
  /** One that a colleague brought, where teachers change only their own. */
  colleagues?: (world: StaffWorld) => Promise<Id>
  /** Whoever is bound to some of them makes no new one. */
  madeByUnbound?: true
  /** Why nobody is bound to some of them. */
  unscoped?: string
  /** What a form of a new one is opened at; 0 where nothing is said. */
  opensAt?: number
  /** Its history is not that of the office. */
  keepsOwnPast?: true
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
      ask: async (world) => {
        await world.db.delete(tables.resourceRevision)
        await saveOnce(world, { name, id: 'site', fields: fields(world) })
        return { params, body: { version: 1, to: 1 } }
      },
    },
  }
}

/** The rows of the calls that every resource has. */
export function resourceRows<Id extends string | number>(
  name: string,
  {
    make,
    fields,
    foreign,
    boundBy,
    colleagues,
    madeByUnbound,
    unscoped,
    opensAt = 0,
    keepsOwnPast,
  }: ResourceSample<Id>,
): Record<string, StaffMatrixRow> {
  const of = (body?: (world: StaffWorld, id: Id) => object | Promise<object>): StaffMatrixRow => {
    const askOf = async (world: StaffWorld, id: Id) => ({
      params: { id },
      ...(body && { body: await body(world, id) }),
    })
    const askForeign = foreign && (async (world: StaffWorld) => askOf(world, await foreign(world)))
    return {
      ask: async (world, staffId) => askOf(world, await make(world, staffId)),
      ...(askForeign && { foreign: askForeign }),
      ...(boundBy && { boundBy }),
      ...(body && colleagues && { colleagues: async (world: StaffWorld) => askOf(world, await colleagues(world)) }),
    }
  }
  const askNew = async (world: StaffWorld) => ({ body: { fields: await fields(world, undefined) } })
  return {
    ...ofMany(name, { foreign, boundBy, unscoped }),
    [`${name}.read`]: of(),
    [`${name}.create`]: { ask: askNew, ...(madeByUnbound && { foreign: askNew }), ...(boundBy && { boundBy }) },
    [`${name}.save`]: of(async (world, id) => ({ version: opensAt, fields: await fields(world, id) })),
    [`${name}.history`]: of(),
    [`${name}.restore`]: of(async (world, id) => {
      if (keepsOwnPast) return { version: opensAt, to: 1 }
      await saveOnce(world, { name, id, fields: await fields(world, id) })
      return { version: 1, to: 1 }
    }),
  }
}

const resources = Object.fromEntries(Object.entries(contract)) as unknown as Record<string, contract.Resource>

type OfMany = Pick<ResourceSample<string | number>, 'boundBy' | 'unscoped'> & {
  foreign: ((world: StaffWorld) => Promise<string | number>) | undefined
}

/** The calls that are about many. Where they are allowed, of all that match there are none: what a job does is its own test's matter. */
function ofMany(name: string, { foreign, boundBy, unscoped }: OfMany): Record<string, StaffMatrixRow> {
  const words = { title: 'সব', list: '/things' }
  const [action] = Object.keys(resources[name]!.many)
  const ofJob = (given: object): StaffMatrixRow => ({
    ask: () => ({ body: { ...given, ...words, filter: { q: 'এমন কিছু নেই' } } }),
    ...(foreign && {
      withheld: async (world) => ({ body: { ...given, ...words, filter: { ids: String(await foreign(world)) } } }),
    }),
    ...bounds,
  })
  const bounds = { ...(boundBy && { boundBy }), ...(unscoped !== undefined && { unscoped }) }
  return {
    [`${name}.list`]: {
      ...(foreign && { withheld: async (world) => ({ query: { ids: String(await foreign(world)) } }) }),
      ...bounds,
    },
    [`${name}.export`]: ofJob({ format: 'csv' }),
    ...(action !== undefined && { [`${name}.bulk`]: ofJob({ action }) }),
  }
}

type Saved = { name: string; id: string | number; fields: object }

/** As if its form had been saved once: there is something to go back to. */
const saveOnce = async ({ db }: StaffWorld, { name, id, fields }: Saved) => {
  const thing = { resource: resources[name]!.name, resourceId: String(id) }
  await db.insert(tables.resourceRevision).values({ ...thing, version: 1, fields: { ...fields } })
}
