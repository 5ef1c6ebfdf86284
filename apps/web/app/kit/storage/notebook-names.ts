/** Where the notebook's engine keeps things in the browser: its database with two stores, and texts where that does not work. */
export const notebooksName = 'notebooks'
export const daysName = 'days'
export const dayTextBegin = 'notebook:day:'
