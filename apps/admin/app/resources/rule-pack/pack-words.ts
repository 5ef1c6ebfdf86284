import type { RowOf, rulePackResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Confidence = RowOf<typeof rulePackResource>['confidence']

export const confidenceWords: Record<Confidence, () => string> = {
  high: m.office_pack_sure_high,
  medium: m.office_pack_sure_medium,
  low: m.office_pack_sure_low,
}
