import type { FieldsOf, Resource, RowOf, Single } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Fields } from '../audit/index.ts'
import type { StaffMember } from '../staff/index.ts'

export type IdOf<R extends Single> = z.output<R['params']> extends { id: infer Id } ? Id : never

/** What a list's address asks for, beside its order and its page. */
type FiltersOf<R extends Resource> = { [Name in keyof R['filters']]?: z.output<R['filters'][Name]> }

/** Which rows, in which order; `place` is to be selected along, and says where a row stands in it. */
type ListQuery = { where: SQL | undefined; order: SQL[]; limit: number; place: SQL<string> }

export type WriteOf<R extends Single> = {
  /** Undefined for a new one. */
  id: IdOf<R> | undefined
  fields: FieldsOf<R>
  before: FieldsOf<R> | undefined
  member: StaffMember
  now: Date
  locale: Locale
}

/** What a thing said at one time. */
export type PastState = { version: number; at: Date; by: { id: number; name: string } | null; fields: Fields }

/** A thing that keeps its own past. */
type OwnPast<R extends Single> = {
  /** Newest first, as this member may see it. */
  list: (tx: Tx, given: { id: IdOf<R>; member: StaffMember }) => Promise<PastState[]>
  /** The fields that a version says; the others stay when it is restored. */
  read: (tx: Tx, given: { id: IdOf<R>; version: number }) => Promise<Partial<FieldsOf<R>> | undefined>
}

/** How what stands in a form is read and written. */
export type FormStore<R extends Single> = {
  /** What the form shows; with `hold` held against other writers, and undefined where this member may not change it. */
  read: (tx: Tx, given: { id: IdOf<R>; member: StaffMember; hold?: boolean }) => Promise<FieldsOf<R> | undefined>
  /** Writes what the form sent and gives the id. Refuses by field what the database would refuse, in words. */
  write: (tx: Transaction, given: WriteOf<R>) => Promise<IdOf<R>>
  /** Whether this member may change it; whoever may write at all may, where nothing is said. */
  mayChange?: (tx: Tx, given: { id: IdOf<R>; member: StaffMember }) => Promise<boolean>
  /** Says to open pages what has changed, in the same transaction. */
  tell?: (tx: Transaction, given: { id: IdOf<R> }) => Promise<void>
  /** What of it the audit and the revisions may keep; all where nothing is said. */
  audited?: (fields: FieldsOf<R>) => Fields
  /** How often it was changed otherwise than by its form: a form that was opened before that is stale as well. */
  changedElsewhere?: (tx: Tx, given: { id: IdOf<R> }) => Promise<number>
  past?: OwnPast<R>
  /** Somebody has opened its form. */
  opened?: (tx: Tx, given: OpenedBy & { id: IdOf<R> }) => Promise<void>
}

/** Who has opened something, as the audit names them. */
export type OpenedBy = { member: StaffMember; sessionId: number; requestId: string; now: Date }

/** How one kind of thing is listed, read and written. Each query asks `scope` itself, so that what is not the member's does not exist for them. */
export type ResourceStore<R extends Resource> = FormStore<R> & {
  list: {
    /** What filters, search and scope speak of; other tables they ask by `exists`. */
    table: PgTable
    /** The key that ends every order, so that no two rows have the same place. */
    id: PgColumn
    /** Column by name of the order; none of them may be null. */
    sorts: Record<R['sorts'][number], PgColumn>
    filters: { [Name in keyof R['filters']]: (value: NonNullable<FiltersOf<R>[Name]>) => SQL | undefined }
    search?: (typed: string) => SQL
    scope?: (member: StaffMember) => SQL | undefined
    select: (tx: Tx, query: ListQuery) => Promise<(RowOf<R> & { place: string })[]>
  }
}
