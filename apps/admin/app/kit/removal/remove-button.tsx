import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { showToast } from '../toast/toast.ts'

type RemoveButtonProps = {
  /** Of the resource; its removal is a press below it. */
  path: string
  id: string
  version: number
  /** What it says, so that it can be written anew. */
  fields: object
  list: string
  label: string
  /** What is said once it is gone. */
  removed: string
}

/** Removes it at once; for some seconds it can be written anew as it was. */
export function RemoveButton({ path, id, version, fields, list, label, removed }: RemoveButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const reread = () => client.invalidateQueries({ queryKey: [path] })
  const undo = async () => {
    await post(path, { fields })
    await reread()
  }
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await post(`${path}/:id/removal`, { version }, { params: { id } })
      await reread()
      showToast({ text: removed, undo })
      await navigate(list)
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
      setIsBusy(false)
    }
  }
  return (
    <button type="button" className="btn btn-line" aria-disabled={isBusy} onClick={() => void press()}>
      {label}
    </button>
  )
}
