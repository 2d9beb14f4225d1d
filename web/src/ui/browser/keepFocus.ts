/** What a control belongs to: keys pressed there reach whoever listens around the control. */
const places =
  'dialog, [role="dialog"], nav, form, fieldset, [role="group"], [role="toolbar"], section, main';

/**
 * A browser takes the focus from a control that becomes disabled, such as Next on the last page, and keys reach nothing
 * any more. Here the focus goes to what the control belongs to, and back to the control once it can be used again.
 */
export function keepFocus(): () => void {
  let left: { readonly control: HTMLElement; readonly place: HTMLElement } | undefined;

  const moveOut = (control: HTMLElement) => {
    const place = control.parentElement?.closest<HTMLElement>(places);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      // Places reach to the edges of the window, where a ring around them is cut off.
      place.style.outlineOffset = '-2px';
      const leave = () => {
        place.removeAttribute('tabindex');
        place.style.outlineOffset = '';
      };
      place.addEventListener('blur', leave, { once: true });
    }
    place.focus({ preventScroll: true });
    left = { control, place };
  };
  const moveBack = () => {
    if (left && document.activeElement === left.place) left.control.focus({ preventScroll: true });
    left = undefined;
  };

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      const disabled = target.matches(':disabled');
      if (disabled && target === document.activeElement) moveOut(target);
      else if (!disabled && target === left?.control) moveBack();
    }
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
