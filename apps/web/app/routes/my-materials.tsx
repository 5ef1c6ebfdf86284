import { material_page } from '@prostuti/text/messages'
import { MaterialsPage } from '../features/materials/materials-page.tsx'
import type { MyPageProps } from './my-page.tsx'

export const title = material_page

export default function MyMaterials({ params: { id } }: MyPageProps<'id'>) {
  return <MaterialsPage key={id} id={id} />
}
