import type { FieldsOf, menusSingle } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { useMay } from '../../session/me.ts'
import { MenuEditor } from './menu-editor.tsx'
import { type Menu, type MenuRow, menusOfRows, rowsOfMenus } from './menu-tree.ts'

type Fields = FieldsOf<typeof menusSingle>

/** The field of a line: `menus.1`, or `menus.1.children.0` below it. */
function pathOf(rows: MenuRow[], at: number): string {
  const parents = rows.slice(0, at + 1).filter(({ depth }) => depth === 0).length
  const below = rows.slice(rows.findLastIndex(({ depth }, index) => index <= at && depth === 0) + 1, at)
  return rows[at]?.depth === 1 ? `menus.${parents - 1}.children.${below.length}` : `menus.${parents - 1}`
}

export function Component() {
  const may = useMay()
  const mayWrite = may('website.write')
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/menus"
      id="site"
      blank={{ menus: [] }}
      title={() => m.office_menu_menus()}
      list={{ to: '/hero', title: m.office_menu_website() }}
      mayWrite={mayWrite}
      preview="menus"
      labels={{ menus: m.office_menu_menus() }}
    >
      <MenuEditor<Menu[]>
        name="menus"
        label={m.office_menu_menus()}
        rowsOf={rowsOfMenus}
        asValue={menusOfRows}
        pathOf={pathOf}
        isDisabled={!mayWrite}
      />
    </ResourceForm>
  )
}
