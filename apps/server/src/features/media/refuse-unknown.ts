import type { Transaction } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalidFields } from '../../input/refuse-fields.ts'

type Named = { table: PgTable; id: number; field: string; locale: Locale; scope?: SQL | undefined }

/** A form that names something that is not there, or not the member's, is told so beside its field. */
export async function refuseUnknown(tx: Transaction, { table, id, field, locale, scope }: Named): Promise<void> {
  const key = (getTableColumns(table) as Record<string, PgColumn>).id!
  if ((await tx.$count(table, and(eq(key, id), scope))) === 0)
    throw invalidFields({ [field]: messages.error_field_invalid_choice({}, { locale }) })
}
