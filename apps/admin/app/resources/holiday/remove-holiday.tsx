import type { FieldsOf, holidayResource, removeHoliday } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { showToast } from '../../kit/toast/toast.ts'

const path = '/api/v3/admin/holidays'

type RemoveHolidayProps = { id: string; version: number; fields: FieldsOf<typeof holidayResource> }

/** Removes it at once; for some seconds it can be written anew as it was. */
export function RemoveHoliday({ id, version, fields }: RemoveHolidayProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const reread = () => client.invalidateQueries({ queryKey: [path] })
  const undo = async () => {
    await post<(typeof holidayResource)['create']>(path, { fields })
    await reread()
  }
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await post<typeof removeHoliday>(`${path}/:id/removal`, { version }, { params: { id } })
      await reread()
      showToast({ text: m.office_holiday_removed(), undo })
      await navigate('/holidays')
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
      setIsBusy(false)
    }
  }
  return (
    <button type="button" className="btn btn-line" aria-disabled={isBusy} onClick={() => void press()}>
      {m.office_holiday_remove()}
    </button>
  )
}
