import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { LinkBox } from '../link/link-box.tsx'
import { isSiteLink } from '../link/site-link.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<string>(editor.getAttributes('link').href ?? '')
  const [isTried, setIsTried] = useState(false)
  const isThere = editor.isActive('link')
  const apply = () => {
    setIsTried(true)
    if (!isSiteLink(link.trim())) return
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without chosen words the address itself is the text.
    if (editor.state.selection.empty && !isThere)
      chain
        .insertContent({ type: 'text', text: link.trim(), marks: [{ type: 'link', attrs: { href: link.trim() } }] })
        .run()
    else chain.setLink({ href: link.trim() }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_rich_link()}
      actions={
        <>
          {isThere && (
            <button
              type="button"
              className="btn btn-line"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                onClose()
              }}
            >
              {m.office_rich_link_drop()}
            </button>
          )}
          <button type="button" className="btn btn-brand" onClick={apply}>
            {m.office_rich_apply()}
          </button>
        </>
      }
    >
      <LinkBox
        name="rich-link"
        label={m.office_link()}
        value={link}
        onChange={setLink}
        error={isTried && !isSiteLink(link.trim()) ? m.office_link_not_of_site() : undefined}
      />
    </Dialog>
  )
}
