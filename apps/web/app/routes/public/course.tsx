import type { course as courseCall, ResponseOf } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { courseCrumbs } from '../../features/courses/course-crumbs.ts'
import { CoursePage } from '../../features/courses/course-page.tsx'
import {
  courseAddress,
  courseBatchesQuery,
  courseQuery,
  courseSettingsQuery,
  courseSlugOf,
} from '../../features/courses/course-queries.ts'
import { courseStructured } from '../../features/courses/course-structured.ts'
import { centreName } from '../../kit/page/ask-centre.ts'
import { loadPage } from '../../kit/page/load-page.ts'
import { answerIn, loadedMeta } from '../../kit/page/loaded-meta.ts'
import { breadcrumbList, pageTags } from '../../kit/page/page-tags.ts'
import type { Route } from './+types/course.ts'

/** `/courses/bcs` and `/courses/psc-non-cadre`. */
export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPage({
    context,
    main: courseQuery(courseSlugOf(new URL(request.url).pathname)),
    tags: async ({ course }, load) => {
      const [{ batches }, centre] = await Promise.all([
        load(courseBatchesQuery(course.slug)),
        centreName(context),
        // A page without them is whole.
        load(courseSettingsQuery(course.id)).catch(() => undefined),
      ])
      const description = m.course_description({ course: course.title })
      return pageTags({
        request,
        // Its address is the product's own, whatever word its other addresses have.
        path: courseAddress(courseSlugOf(new URL(request.url).pathname)),
        image: '/media/share/batch.png',
        structured: [
          ...courseStructured(request, course, batches, { centre, description }),
          breadcrumbList(request, courseCrumbs(course)),
        ],
      })
    },
  })

export const clientLoader = () => null

export const meta: Route.MetaFunction = (args) => {
  const [path] = courseQuery(courseSlugOf(args.location.pathname)).queryKey
  const course = answerIn<ResponseOf<typeof courseCall>>(args.loaderData, String(path))?.course
  return loadedMeta(
    args,
    course && {
      title: m.course_page_title({ course: course.title }),
      description: m.course_description({ course: course.title }),
    },
  )
}

export default CoursePage
