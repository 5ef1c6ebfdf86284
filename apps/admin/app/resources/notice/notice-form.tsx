import type { FieldsOf, noticeResource, readNoticeStanding } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { MomentBox } from '../../kit/form/typed-fields.tsx'
import { LinkField } from '../../kit/link/link-field.tsx'
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx'
import { useMay } from '../../session/me.ts'
import { AudienceFields } from './audience-fields.tsx'
import { Standing, standingPath } from './standing.tsx'
import { useUncounted } from './use-reach.ts'
import { NoticeAction, WhenFields } from './when-fields.tsx'

type Fields = FieldsOf<typeof noticeResource>

/** Nobody writes to everybody because they forgot to choose. */
const unchosen = '' as Fields['audience']
const nobody = { course_id: null, batch_id: null, schedule_id: null }
const words: Pick<Fields, 'title' | 'body' | 'link' | 'is_pinned' | 'published_at' | 'until'> = {
  title: { bn: '' },
  body: { bn: '' },
  link: null,
  is_pinned: false,
  published_at: null,
  until: null,
}

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const isNew = id === 'new'
  const { data: standing } = useQuery({
    ...get<typeof readNoticeStanding>(standingPath, { params: { id } }),
    enabled: !isNew,
  })
  const isOut = standing !== undefined && new Date(standing.published_at) <= new Date()
  return (
    <ResourceForm<Fields>
      key={id}
      path="/api/v3/admin/notices"
      id={id}
      blank={{ audience: unchosen, ...nobody, ...words }}
      title={(fields) => (fields ? pickText(fields.title, getLocale()) : m.office_notice_new())}
      list={{ to: '/notices', title: m.office_menu_notices() }}
      mayWrite={may('notices.write')}
      action={<NoticeAction isOut={isOut} />}
      useHeld={isOut ? undefined : useUncounted}
      labels={{
        audience: m.office_notice_audience(),
        course_id: m.office_notice_course(),
        batch_id: m.office_notice_batch(),
        schedule_id: m.office_notice_schedule(),
        title: m.office_notice_title(),
        body: m.office_notice_body(),
        link: m.office_notice_link(),
        is_pinned: m.office_notice_pinned(),
        published_at: m.office_notice_when(),
        until: m.office_notice_until(),
      }}
    >
      {standing && <Standing id={id} standing={standing} mayWrite={may('notices.write')} />}
      <AudienceFields isFixed={isOut} />
      {isOut && <p className="hint">{m.office_notice_fixed()}</p>}
      <BothLanguages name="title" label={m.office_notice_title()} />
      <RichTextField name="body" label={m.office_notice_body()} isDisabled={!may('notices.write')} />
      <LinkField name="link" label={m.office_notice_link()} note={m.office_optional()} />
      <Check name="is_pinned" label={m.office_notice_pin()} />
      {!isOut && <WhenFields />}
      <MomentBox
        name="until"
        label={m.office_notice_until()}
        note={m.office_optional()}
        hint={m.office_notice_until_hint()}
      />
    </ResourceForm>
  )
}
