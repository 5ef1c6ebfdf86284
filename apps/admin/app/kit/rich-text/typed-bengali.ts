import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'

/**
 * A letter typed between two others goes where the cursor stands. Chromium would put it behind the next letter when the one before is
 * a hasanta: the three look like one to it (ত্ and টা become ত্টা, and the র that was meant lands behind them).
 */
export const TypedBengali = Extension.create({
  name: 'typedBengali',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          beforeinput(view, event) {
            const { data, inputType, isComposing, cancelable } = event
            const { selection } = view.state
            const isPlain = inputType === 'insertText' && cancelable && !isComposing && !view.composing
            if (!isPlain || !data || !/[\u0980-\u09ff]/.test(data) || !(selection instanceof TextSelection))
              return false
            event.preventDefault()
            const { from, to } = selection
            const type = () => view.state.tr.insertText(data, from, to)
            // Whoever watches what is typed, such as the signs that begin a list, is asked first.
            if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, data, type)))
              view.dispatch(type().scrollIntoView())
            return true
          },
        },
      },
    }),
  ],
})
