import type { ResponseOf } from '@prostuti/contract'
import type { listStatementLines, listStatements, readStatement } from '@prostuti/contract/staff'

export type Listed = ResponseOf<typeof listStatements>['rows'][number]
export type Statement = ResponseOf<typeof readStatement>['statement']
export type Preview = NonNullable<Statement['preview']>
export type Mapping = Preview['mapping']
export type Field = keyof Mapping['columns']
export type Line = ResponseOf<typeof listStatementLines>['rows'][number]

export const statementsPath = '/api/v3/admin/statements'
export const linesPath = '/api/v3/admin/statement-lines'
