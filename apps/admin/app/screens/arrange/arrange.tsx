import * as m from '@prostuti/text/messages'
import { useParams } from 'react-router'
import { ArrangeScreen } from '../../kit/order/arrange-screen.tsx'
import { notThere } from '../../kit/screens/not-there.ts'
import { type ArrangedRow, arrangedLists } from './arranged-lists.ts'

/** The lists of the public site that are arranged by hand, each at `/arrange/` and its name. */
export function Component() {
  const { list = '' } = useParams()
  const found = arrangedLists[list]
  if (found === undefined) throw notThere()
  return (
    <ArrangeScreen<ArrangedRow>
      key={list}
      path={found.path}
      list={{ to: found.to, title: found.title() }}
      nameOf={found.nameOf}
      aside={({ is_active }) => !is_active && <span className="chip chip-line">{m.office_hidden()}</span>}
    />
  )
}
