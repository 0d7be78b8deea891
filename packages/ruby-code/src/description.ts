/** The declarations in the Ruby file of a function or resource type. */
export interface Description<T> {
  readonly data: T;
  /**
   * The files that the data depend on besides the file itself: names in the `lib` folders of modules
   * (`puppet_x/acme.rb`), and absolute paths. Null if the data may depend on something else, such as a fact.
   */
  readonly requirements: readonly string[] | null;
}
