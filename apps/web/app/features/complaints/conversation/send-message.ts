import type { sendComplaintMessage } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { ApiError } from '../../../api/api-error.ts'
import { request } from '../../../api/request.ts'
import type { Pending } from './reply.ts'

export const sendMessage = (id: number, { key, text, files }: Pending) =>
  request<typeof sendComplaintMessage>('POST', '/api/v3/web/doctor/complaints/:id/messages', {
    params: { id },
    body: { text, client_key: key, file_ids: files.map((file) => file.id) },
  }).catch((error: unknown) => {
    // It may have waited for more than a day, and its files are gone.
    if (error instanceof ApiError && error.code === 'not_found' && files.length > 0)
      throw new ApiError(404, 'not_found', m.complaint_file_lost())
    throw error
  })
