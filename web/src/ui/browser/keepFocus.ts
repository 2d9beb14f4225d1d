/** Containers that listen to the keys of their controls. */
const places =
  'dialog, [role="dialog"], nav, form, fieldset, [role="group"], [role="toolbar"], section, main';

/**
 * Browsers remove the focus from a control that becomes disabled, such as Next on the last page, and key events then
 * reach no listener. This moves the focus to the control's container, and back to the control once it is enabled again.
 */
export function keepFocus(): () => void {
  let left: { readonly control: HTMLElement; readonly place: HTMLElement } | undefined;

  const moveOut = (control: HTMLElement) => {
    const place = control.parentElement?.closest<HTMLElement>(places);
    if (!place) return;
    if (!place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      // Containers reach the edges of the window, where an outline outside them would be cut off.
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
