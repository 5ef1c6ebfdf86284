import * as m from '@prostuti/text/messages'
import { MaterialsPage } from '../../../features/materials/materials-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.material_page

export default function MyMaterials({ params: { id } }: MyPageProps<'id'>) {
  return <MaterialsPage key={id} id={id} />
}
