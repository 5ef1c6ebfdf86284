import type { ResponseOf } from '@prostuti/contract'
import type {
  changeImportRows,
  importChoices,
  listImportRows,
  listImports,
  readImport,
  readImportRow,
} from '@prostuti/contract/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post } from '../../../api/call.ts'
import { isNotThere } from '../../../kit/screens/not-there.ts'

export const importsPath = '/api/v3/admin/question-imports'

export type Import = ResponseOf<typeof readImport>['import']
export type ListedImport = ResponseOf<typeof listImports>['imports'][number]
export type FaultGroup = Import['groups'][number]
export type RowAnswer = ResponseOf<typeof readImportRow>
export type ImportRow = RowAnswer['row']
export type ListedRow = ResponseOf<typeof listImportRows>['rows'][number]
export type Subjects = ResponseOf<typeof importChoices>['subjects']

/** One import; while a job is at it, it is asked for again and again. */
export const useImport = (id: number) =>
  useQuery({
    ...get<typeof readImport>(`${importsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
    refetchInterval: ({ state: { data } }) => (data?.import.progress ? 700 : false),
  })

export const rowQuery = (id: number, number: number) =>
  get<typeof readImportRow>(`${importsPath}/:id/rows/:number`, { params: { id, number } })

export const useSubjects = (): Subjects =>
  useQuery({ ...get<typeof importChoices>(`${importsPath}/choices`), staleTime: 300_000 }).data?.subjects ?? []

/** What shows an import is asked for again. */
export function useRenewImport(id: number) {
  const client = useQueryClient()
  return {
    /** Its figures and its list; the row that somebody is writing in stays as it is. */
    list: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [`${importsPath}/:id`] }),
        client.invalidateQueries({ queryKey: [`${importsPath}/:id/rows`] }),
      ]),
    all: () => client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(importsPath) }),
    row: (answer: RowAnswer) => client.setQueryData(rowQuery(id, answer.row.number).queryKey, answer),
  }
}

type Change = Parameters<typeof post<typeof changeImportRows>>[1] & object

export const changeRows = (id: number, change: Change) =>
  post<typeof changeImportRows>(`${importsPath}/:id/changes`, change, { params: { id } })

/** All that was found, whatever became of it. */
export const countAll = ({ ready, look, cannot, left, taken }: Import['counts']): number =>
  ready + look + cannot + left + taken
