interface Project {
  id: number
  category: string
}

/**
 * The projects in the order of the portfolio: one of each sector leads, across two of three columns, alternately on the left and
 * right; below each that leads on the left is a row of three, while there are enough.
 *
 * @param sectors each with its representative project, as on the home page; by default its first.
 */
export function inRows<P extends Project>(
  projects: readonly P[],
  sectors: readonly { category: string; project?: number | undefined }[],
): (P & { leads: boolean })[] {
  const leading = sectors.flatMap(({ category, project }) => {
    const own = projects.filter((each) => each.category === category)
    return own.find(({ id }) => id === project) ?? own.slice(0, 1)
  })
  const others = projects.filter((project) => !leading.includes(project))
  const rows = leading.flatMap((project, index) => {
    const beside = others.splice(0, 1)
    return index % 2 === 0 ? [project, ...beside, ...(others.length >= 3 ? others.splice(0, 3) : [])] : [...beside, project]
  })
  return [...rows, ...others].map((project) => ({ ...project, leads: leading.includes(project) }))
}
