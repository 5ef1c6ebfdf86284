import StarterKit from '@tiptap/starter-kit'
import { isKnownLink } from '../link/site-link.ts'
import { richNodes } from './rich-nodes.ts'
import { TypedBengali } from './typed-bengali.ts'

/** The tags of rich text (`richTags` of the contract) and no others: what pages would not show cannot be written. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => isKnownLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...richNodes,
  TypedBengali,
]
