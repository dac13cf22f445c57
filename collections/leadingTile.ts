/** Whether the product at a place of the list is shown large: a row is one product, or two that are told together, large on the left, on the right, on the left. */
export function leadsTiles(index: number): boolean {
  return [0, 3, 4].includes(index)
}
