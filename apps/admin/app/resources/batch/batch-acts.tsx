import type { batchResource, closeBatch, FieldsOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { post } from '../../api/call.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'
import { BatchState, batchStateOf } from './batch-state.tsx'

type BatchActsProps = { id: string; fields: FieldsOf<typeof batchResource>; mayWrite: boolean }

/** Where the batch stands, and what can be done with it beside saving. */
export function BatchActs({ id, fields, mayWrite }: BatchActsProps) {
  const state = batchStateOf(fields)
  return (
    <>
      <BatchState state={state} />
      {mayWrite && (
        <Link className="btn btn-line" to={`/batches/${id}/copy`}>
          {m.office_batch_copy()}
        </Link>
      )}
      {mayWrite && state === 'open' && (
        <AskButton
          path="/api/v3/admin/batches"
          label={m.office_batch_close()}
          text={m.office_batch_close_text()}
          isGrave
          act={() => post<typeof closeBatch>('/api/v3/admin/batches/:id/close', {}, { params: { id } })}
        />
      )}
    </>
  )
}
