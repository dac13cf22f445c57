/** Source of a pattern of tags, and of elements whose text is not laid out in lines. */
export const notLaidOut = /<(?:option|script|style|textarea|title)\b.*?<\/(?:option|script|style|textarea|title)>|<[^>]*>/.source
