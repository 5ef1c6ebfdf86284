/** The chapter in which a page stands: the last that begins on it or before. */
export function chapterOf(chapters: readonly { page_no: number }[], pageNo: number): number {
  return chapters.filter((chapter) => chapter.page_no <= pageNo).length - 1
}
