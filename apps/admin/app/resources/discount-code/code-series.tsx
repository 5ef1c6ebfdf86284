import type { BodyOf } from '@prostuti/contract'
import type { makeDiscountCodes } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { FormProvider, type Path, useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import { TextBox } from '../../kit/form/fields.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { NumberBox } from '../../kit/form/typed-fields.tsx'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import styles from './code-series.module.css'
import { blankTerms, CodeTerms } from './code-terms.tsx'

type Series = BodyOf<typeof makeDiscountCodes>

/** Many codes of one worth, each a word of its own: for a fair, a college, a list of guests. */
export function Component() {
  const form = useForm<Series>({ defaultValues: { ...blankTerms, prefix: '', count: 200, use_limit: 1 } })
  const [failure, setFailure] = useState<string>()
  const { renew } = useJobActions()
  const navigate = useNavigate()
  const begin = form.handleSubmit(async (series) => {
    setFailure(undefined)
    try {
      const { job_id } = await post<typeof makeDiscountCodes>('/api/v3/admin/discount-codes/series', series)
      await renew()
      await navigate(`/jobs/${job_id}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
      for (const [name, [message]] of Object.entries(error.fields)) form.setError(name as Path<Series>, { message })
    }
  })
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <nav aria-label={m.office_crumbs()}>
        <Link className="link" to="/discount-codes">
          {m.office_codes()}
        </Link>
      </nav>
      <h1>{m.office_codes_series()}</h1>
      <form className={`card ${styles.series}`} noValidate onSubmit={begin}>
        <p>{m.office_codes_series_text()}</p>
        <Columns>
          <NumberBox name="count" label={m.office_codes_count()} />
          <TextBox name="prefix" label={m.office_codes_prefix()} hint={m.office_codes_prefix_hint()} />
        </Columns>
        <CodeTerms />
        <p role="alert" className="err">
          {failure}
        </p>
        <div>
          <button type="submit" className="btn btn-go" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
            {m.office_codes_make()}
          </button>
        </div>
      </form>
    </FormProvider>
  )
}
