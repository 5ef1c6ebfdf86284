/** Which rows of a file the list shows. */
export type Show = 'all' | 'cannot' | 'look' | 'left'
export const shows: Show[] = ['all', 'cannot', 'look', 'left']
