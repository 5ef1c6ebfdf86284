import type { clonePaper, FieldsOf, paperResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { failureWords } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'

type PaperActsProps = { id: string; fields: FieldsOf<typeof paperResource>; mayWrite: boolean }

/** What can be done with a paper beside saving when it is held. */
export function PaperActs({ id, fields, mayWrite }: PaperActsProps) {
  if (!mayWrite) return null
  return (
    <>
      <ClonePaper id={id} title={fields.title} />
      <Link className="btn btn-brand" to={`/papers/${id}/builder`}>
        {m.office_paper_build()}
      </Link>
    </>
  )
}

/** A new draft like an old paper, under a name of its own. */
function ClonePaper({ id, title }: { id: string | number; title: { bn: string; en?: string | undefined } }) {
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState(title.bn)
  const [failure, setFailure] = useState<string>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const clone = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      const made = await post<typeof clonePaper>(
        '/api/v3/admin/papers/:id/clone',
        { title: { bn: name } },
        { params: { id } },
      )
      setIsOpen(false)
      await client.invalidateQueries({ queryKey: ['/api/v3/admin/papers'] })
      showToast({ text: m.office_paper_cloned() })
      await navigate(`/papers/${made.id}/builder`)
    } catch (error) {
      setFailure(failureWords(error))
    }
  }
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setIsOpen(true)}>
        {m.office_paper_clone()}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={m.office_paper_clone()}>
        <form onSubmit={(event) => void clone(event)} noValidate className="stack">
          <p>{m.office_paper_clone_text()}</p>
          <TextField
            name="title"
            label={m.office_paper_clone_title()}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={failure}
          />
          <div>
            <button type="submit" className="btn btn-go">
              {m.office_paper_clone()}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
