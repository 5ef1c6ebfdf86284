import { fillPath } from '../../api/address.ts'
import type { Route } from '../../route-table.ts'

/** `/my/courses/:id/events/:eventId` → `id` and `eventId`. */
type ParamIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamIn<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never

/** Null where the wire has an id only for another kind of order; such an address opens nothing. */
type Value = string | number | null

type Path = Route['path']

/**
 * The address of a page by its path in the route table: `addressOf('/my/courses/:id', { id })`. A page that is not there, or
 * a missing part of its address, does not compile. By path and not by name, so that the table does not travel with every page.
 */
export function addressOf<P extends Path>(
  path: P,
  ...[params]: [ParamIn<P>] extends [never] ? [] : [params: Record<ParamIn<P>, Value>]
): string {
  return fillPath(path, params ?? {})
}
