import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { CampaignFields } from './campaign-types.ts'
import { isSaid } from './campaign-words.ts'

export const blankFields: CampaignFields = { title: '', text: '', audience: { any: [] } }

/** What is being written, beside what is kept; and what the server had against it. */
export function useCampaignDraft(kept: CampaignFields) {
  const [fields, setFields] = useState(kept)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const isDirty = JSON.stringify(fields) !== JSON.stringify(pick(kept))
  return {
    fields,
    isDirty,
    isWhole: fields.title.trim() !== '' && fields.text.trim() !== '' && fields.audience.any.flat().every(isSaid),
    change: (changes: Partial<CampaignFields>) => {
      setFields((before) => ({ ...before, ...changes }))
      setErrors({})
    },
    take: (saved: CampaignFields) => setFields(pick(saved)),
    errorOf: (field: string): string | undefined => errors[field]?.[0],
    /** Keeps what a refused save says of the fields. */
    refuse: (error: unknown): void => setErrors(error instanceof ApiError ? error.fields : {}),
  }
}

export const pick = ({ title, text, audience }: CampaignFields): CampaignFields => ({ title, text, audience })
